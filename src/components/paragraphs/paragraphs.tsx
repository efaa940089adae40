type ParagraphsProps = {
  /** Text in which a blank line starts a new paragraph. */
  text: string;
  className?: string;
  /** Class of the first paragraph, where it is set apart. */
  firstClassName?: string;
  /** Language of the text, where it is not that of the page. */
  lang?: string;
};

/** A text of one or more paragraphs. */
export function Paragraphs(props: ParagraphsProps) {
  const { text, className, firstClassName = className, lang } = props;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, index) => (
      <p key={paragraph} className={index === 0 ? firstClassName : className} lang={lang}>
        {paragraph}
      </p>
    ));
}
