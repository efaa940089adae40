import type { Values } from './rules';

/** What was sent, and when. */
export type SentEnquiry = { time: Date; values: Values };
