import { startTransition, useEffect, useRef, useState, type MouseEvent } from 'react';
import * as layout from '../../styles/layout.module.css';
import { Icon } from '../icon/icon';
import { Picture, type PictureFile } from '../picture/picture';
import * as styles from './enlargeable-picture.module.css';

type EnlargeablePictureProps = {
  /** Includes the address of the whole picture, which opens. */
  file: PictureFile & { readonly publicURL: string | null };
  alt: string;
  sizes: string;
  enlargeLabel: string;
  closeLabel: string;
};

/**
 * A picture that opens large above the page. It is a link to the whole picture, so that it also works
 * without script and in a new tab.
 */
export function EnlargeablePicture(props: EnlargeablePictureProps) {
  const { file, alt, sizes, enlargeLabel, closeLabel } = props;
  const [openings, setOpenings] = useState(0);

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Safari before 15.4 follows the link to the picture.
    if (!('HTMLDialogElement' in window)) return;
    event.preventDefault();
    // A modal dialog forces a full restyle; paint the press first.
    startTransition(() => setOpenings(openings + 1));
  }

  return (
    <>
      <a className={styles.link} href={file.publicURL ?? undefined} onClick={open}>
        <Picture className={styles.picture} file={file} alt={alt} sizes={sizes} />{' '}
        <span className={layout.hidden}>{enlargeLabel}</span>
      </a>
      {/* A dialog's close event comes late, maybe after the next press, so each opening has its own dialog. */}
      {openings > 0 && (
        <LargePicture key={openings} src={file.publicURL ?? ''} alt={alt} closeLabel={closeLabel} />
      )}
    </>
  );
}

/** The picture above the page. Its button and Escape close it, and the focus goes back. */
function LargePicture(props: { src: string; alt: string; closeLabel: string }) {
  const { src, alt, closeLabel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={alt}>
      <form method="dialog">
        <button className={styles.close}>
          {closeLabel}
          <Icon name="cross" />
        </button>
      </form>
      <img src={src} alt={alt} />
    </dialog>
  );
}
