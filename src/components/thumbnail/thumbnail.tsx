import { Picture, type PictureFile } from '../picture/picture';
import * as styles from './thumbnail.module.css';

/** A small square of a picture, beside the title of what it stands for. Decoration only. */
export const Thumbnail = ({ file }: { file: PictureFile }) => (
  <Picture className={styles.thumbnail} file={file} alt="" sizes="88px" hasGround={false} />
);
