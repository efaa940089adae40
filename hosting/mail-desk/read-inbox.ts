/** A mail in the local inbox. */
export interface ReceivedMail {
  from: string;
  replyTo?: string;
  to: string;
  subject: string;
  text: string;
  /** The raw mail, as received over SMTP. */
  source: string;
}

/** A mail in maildev's API. */
interface StoredMail {
  id: string;
  from: { address: string }[];
  to: { address: string }[];
  subject: string;
  text?: string;
}

const addressesOf = (people: { address: string }[]) =>
  people.map(({ address }) => address).join(', ');

/** maildev's API omits Reply-To, so it is read from the headers of the mail. */
function replyToOf(source: string): string | undefined {
  const head = (source.split('\r\n\r\n', 1)[0] as string).replace(/\r\n(?=[ \t])/g, '');
  return /^reply-to:\s*(.*)$/im.exec(head)?.[1]?.trim();
}

/** Reads all mails in a local inbox, oldest first. */
export async function readInbox(webUrl: string): Promise<ReceivedMail[]> {
  const list = await fetch(`${webUrl}/api/email`);
  return Promise.all(
    ((await list.json()) as StoredMail[]).map(async ({ id, from, to, subject, text = '' }) => {
      const source = await (await fetch(`${webUrl}/api/email/${id}/source`)).text();
      return {
        from: addressesOf(from),
        replyTo: replyToOf(source),
        to: addressesOf(to),
        subject,
        text,
        source,
      };
    }),
  );
}
