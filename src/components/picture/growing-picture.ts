import { isMotionPaused } from '../../hooks/use-motion-choice';

/** The tokens --calm and --ease. */
const TIMING = { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** The picture of the card that the visitor followed last: where the card leads, what it showed, and where. */
let followed: { path: string; source: string; box: DOMRect } | undefined;

/**
 * Notes the picture of a card whose link is followed, so that it can grow into the picture of the next page.
 *
 * @param link - the link in the card, an <article> with one picture
 */
export function noteFollowedPicture(link: HTMLAnchorElement): void {
  const picture = link.closest('article')?.querySelector('img');
  if (!picture) return;
  const box = picture.getBoundingClientRect();
  followed = { path: link.pathname, source: picture.currentSrc, box };
}

/**
 * Lets the picture of a page grow from the place of the followed card's picture, which it shows until it has loaded.
 * Nothing happens without a followed card, or while motion is paused. The browser's view transitions would do the
 * same, but clicks are lost while they run.
 *
 * @param picture - a picture in a page that has just replaced another, and starts at its top; null when its page goes
 */
export function growFromFollowed(picture: HTMLImageElement | null): void {
  if (!picture) return;
  const from = followed;
  followed = undefined;
  if (from?.path !== window.location.pathname || isMotionPaused()) return;
  const { x, y, width, height } = picture.getBoundingClientRect();
  const scale = Math.max(from.box.width / width, from.box.height / height);
  const across = from.box.x + from.box.width / 2 - (x + width / 2);
  const down = from.box.y + from.box.height / 2 - (y + window.scrollY + height / 2);
  const cutAcross = (width - from.box.width / scale) / 2;
  const cutDown = (height - from.box.height / scale) / 2;
  if (from.source) {
    const backgroundImage = `url("${from.source}")`;
    Object.assign(picture.style, { backgroundImage, backgroundSize: 'cover' });
  }
  picture.animate(
    [
      {
        transform: `translate(${across}px, ${down}px) scale(${scale})`,
        clipPath: `inset(${cutDown}px ${cutAcross}px)`,
      },
      { transform: 'none', clipPath: 'inset(0)' },
    ],
    TIMING,
  );
}
