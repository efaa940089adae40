const CHARACTER = String.raw`[\w.~!$&'()*+,;=-]|%[\da-f]{2}`;
const SMTP_URL = new RegExp(
  String.raw`^(?<protocol>smtps?)://` +
    String.raw`(?:(?<user>(?:${CHARACTER})*)(?::(?<password>(?:${CHARACTER}|:)*))?@)?` +
    String.raw`(?<host>\[[\da-f:.]+\]|\w(?:[\w.-]*\w)?)(?::(?<port>\d{1,5}))?/?$`,
  'i',
);
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** A mail server, as nodemailer takes it. */
export interface SmtpServer {
  host: string;
  port?: number;
  secure: boolean;
  /** Neither a password nor an enquiry goes to another machine in clear. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

/** Undoes percent-encoding. Undefined if the bytes are no UTF-8. */
function decode(text = ''): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the address of a mail server. What cannot be read is refused without printing any of it: a character of
 * the password that is not percent-encoded makes a part of it look like the host.
 *
 * @throws Error with a sentence when it cannot be read
 */
export function readSmtpUrl(text: string): SmtpServer {
  const { protocol = '', user, password, host = '', port } = SMTP_URL.exec(text)?.groups ?? {};
  const [name, pass] = [decode(user), decode(password)];
  const isPort = port === undefined || (Number(port) > 0 && Number(port) < 65_536);
  if (host === '' || !isPort || name === undefined || pass === undefined) {
    throw new Error(
      'SMTP_URL cannot be read: it must look like smtp://user:password@mail.example.com:587, with special ' +
        'characters of user and password percent-encoded (# as %23, @ as %40, / as %2F, % as %25).',
    );
  }
  const secure = protocol.toLowerCase() === 'smtps';
  return {
    host: host.replace(/[[\]]/g, ''),
    ...(port && { port: Number(port) }),
    secure,
    requireTLS: !secure && !LOOPBACK.test(host),
    ...((name || pass) && { auth: { user: name, pass } }),
  };
}
