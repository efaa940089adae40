import { type MailIds } from '../../enquiry/mail-settings';

/** The settings of a mail desk. */
export interface MailDeskSettings {
  /** The mail server, such as smtp://user:password@host:587. */
  smtpUrl: string;
  /** The ids of the forms. */
  ids: MailIds;
  /** The recipient of enquiries. */
  to: string;
  /** The sender: an address that the mail server may send for. */
  from: string;
  /** Sites whose forms are accepted, such as https://www.example.com, besides those on the desk's own host. */
  origins?: string[];
  /** E-mail addresses whose enquiries are refused. */
  blockList?: string[];
  /** Enquiries that one visitor may send per minute. Default: 10. */
  sendsPerMinute?: number;
  /** Enquiries that all visitors together may send per minute. Default: 60. */
  sendsPerMinuteInAll?: number;
  /** How long a request may take to arrive, in milliseconds. Default: 20,000. */
  bodyTimeoutMs?: number;
  /** How long the mail server may take, in milliseconds. Default: 15,000, for the form waits 20 seconds. */
  timeoutMs?: number;
  /** Whether a trusted proxy adds the visitor's address to X-Forwarded-For. */
  trustProxy?: boolean;
}
