import { type OutgoingHttpHeaders } from 'node:http';

/** The reason why an enquiry is not sent: status and text of the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    readonly headers: OutgoingHttpHeaders = {},
  ) {
    super(sentence);
  }
}
