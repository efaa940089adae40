/** What a mail desk needs to know. */
export interface MailDeskSettings {
  /** The mail server, such as smtp://user:password@host:587. */
  smtpUrl: string;
  /** What forms send as `user_id`. */
  publicKey: string;
  /** What forms send as `service_id`. */
  serviceId: string;
  /** What forms may send as `template_id`. */
  templateIds: string[];
  /** Who gets the enquiries. */
  to: string;
  /** Who sends them: an address the mail server may send for. */
  from: string;
  /** The sites whose forms are taken, such as https://www.example.com. Default: all. */
  allowedOrigins?: string[] | '*';
  /** E-mail addresses whose enquiries are refused. */
  blockList?: string[];
  /** How many enquiries one address may send in a minute. Default: 10. */
  sendsPerMinute?: number;
  /** How long the mail server may take, in milliseconds. Default: 10,000. */
  timeoutMs?: number;
  /** Whether a proxy of ours stands in front and adds the visitor's address to X-Forwarded-For. */
  trustProxy?: boolean;
}
