import { graphql } from 'gatsby';

/** A kolam, drawn. */
export const kolamFigure = graphql`
  fragment KolamFigure on Kolam {
    drawing {
      line
      dots
      width
      height
    }
  }
`;

/** A link. */
export const linkFields = graphql`
  fragment LinkFields on Link {
    label
    href
  }
`;

/** A title with a sentence or two. */
export const titledTextFields = graphql`
  fragment TitledTextFields on TitledText {
    title
    text
  }
`;

/** The messages of the forms. */
export const formMessages = graphql`
  fragment FormMessages on FormMessages {
    firstnameRequired
    lastnameRequired
    fullnameRequired
    emailRequired
    emailInvalid
    phoneRequired
    phoneInvalid
    subjectRequired
    messageRequired
    charactersLeft
    sending
    held
    sent
    refused
    tooSoon
    tooLong
    broken
    help
    helpOr
    helpEmail
    trap
    sentByService
    privacyLink {
      ...LinkFields
    }
  }
`;

/** The labels of the callback form. */
export const callbackFormLabels = graphql`
  fragment CallbackFormLabels on CallbackForm {
    note
    fullname
    email
    phone
    phoneHint
    subject
    subjectDefault
    message
    submit
  }
`;

/** The labels that only the contact form has. */
export const contactFormLabels = graphql`
  fragment ContactFormLabels on ContactForm {
    note
    firstname
    lastname
    submit
  }
`;

/** The opening hours, and the words that express them. */
export const officeHours = graphql`
  fragment TimeWords on TimeWords {
    rangeWord
    beforeNoon
    afterNoon
  }

  fragment OfficeHours on Company {
    openingHours {
      from
      to
      opens
      closes
    }
    timeZone
  }
`;

/** The link to all case studies. */
export const projectsLink = graphql`
  fragment ProjectsLink on Query {
    projectCarousel {
      link {
        ...LinkFields
      }
    }
  }
`;

/** The metadata in the head of a page. */
export const pageHead = graphql`
  fragment PageHead on WebPage {
    path
    title
    metaDescription
    updated
    shareCard {
      path
      width
      height
    }
  }
`;
