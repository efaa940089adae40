type ParagraphsProps = {
  /** Text in which a blank line starts a new paragraph. */
  text: string;
  className?: string;
  /** Class of the first paragraph, where it is set apart. */
  firstClassName?: string;
  /** Language of the text, if it is not the language of the page. */
  lang?: string;
};

/** The paragraphs of a text, between its blank lines. */
export const paragraphsOf = (text: string): string[] => text.trim().split(/\n\s*\n/);

/** A text of one or more paragraphs. */
export function Paragraphs(props: ParagraphsProps) {
  const { text, className, firstClassName = className, lang } = props;
  return paragraphsOf(text).map((paragraph, index) => (
    <p key={paragraph} className={index === 0 ? firstClassName : className} lang={lang}>
      {paragraph}
    </p>
  ));
}
