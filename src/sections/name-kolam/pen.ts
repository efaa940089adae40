/** What the field fetches when the visitor first touches it. */
export { figureOfName, turnGate } from '../../../kolam/name-figure';
export { saveFigure } from './save-figure';
