import * as layout from '../../styles/layout.module.css';

/** A title whose words are not broken at a hyphen. */
export const WholeWords = ({ title }: { title: string }) =>
  title.split(/(\S+-\S+)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={layout.whole}>
        {piece}
      </span>
    ),
  );
