/** The settings of a mail desk. */
export interface MailDeskSettings {
  /** The mail server, such as smtp://user:password@host:587. */
  smtpUrl: string;
  /** The `user_id` of forms. */
  publicKey: string;
  /** The `service_id` of forms. */
  serviceId: string;
  /** The accepted values of `template_id`. */
  templateIds: string[];
  /** The recipient of enquiries. */
  to: string;
  /** The sender: an address that the mail server may send for. */
  from: string;
  /** The sites whose forms are accepted, such as https://www.example.com. Default: all. */
  allowedOrigins?: string[] | '*';
  /** E-mail addresses whose enquiries are refused. */
  blockList?: string[];
  /** Enquiries that one address may send per minute. Default: 10. */
  sendsPerMinute?: number;
  /** How long the mail server may take, in milliseconds. Default: 10,000. */
  timeoutMs?: number;
  /** Whether a trusted proxy adds the visitor's address to X-Forwarded-For. */
  trustProxy?: boolean;
}
