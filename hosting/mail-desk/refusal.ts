import { type OutgoingHttpHeaders } from 'node:http';

/** What else there is to a refusal. */
interface Details {
  headers?: OutgoingHttpHeaders;
  /** The reason for the log, without personal data. Default: the text of the answer. */
  reason?: string;
}

/** The reason why an enquiry is not sent: status and text of the answer. */
export class Refusal extends Error {
  readonly headers: OutgoingHttpHeaders;
  readonly reason: string;

  constructor(
    readonly status: number,
    sentence: string,
    { headers = {}, reason = sentence }: Details = {},
  ) {
    super(sentence);
    this.headers = headers;
    this.reason = reason;
  }
}
