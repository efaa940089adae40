import { type OutgoingHttpHeaders } from 'node:http';

/** Says why an enquiry is not sent: the status and the sentence of the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    readonly headers: OutgoingHttpHeaders = {},
  ) {
    super(sentence);
  }
}
