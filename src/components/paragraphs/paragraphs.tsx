type ParagraphsProps = {
  /** Text in which a blank line starts a new paragraph. */
  text: string;
  className?: string;
  /** Class of the first paragraph, where it is set apart. */
  firstClassName?: string;
};

/** A text of one or more paragraphs. */
export function Paragraphs({ text, className, firstClassName = className }: ParagraphsProps) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, index) => (
      <p key={paragraph} className={index === 0 ? firstClassName : className}>
        {paragraph}
      </p>
    ));
}
