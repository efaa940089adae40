import { useState } from 'react';
import * as layout from '../../styles/layout.module.css';
import { ActionButton } from '../button/button';
import * as styles from './share-button.module.css';

type ShareButtonProps = {
  /** What is shared, for the device's own sharing dialogue. */
  title: string;
  label: string;
  /** Said once the address has been copied. */
  copiedText: string;
  /** Said before the address where it cannot be copied. */
  addressLabel: string;
};

const addressOfPage = () => window.location.href.replace(/#.*$/, '');

/**
 * Hands the page's address to the device's own sharing dialogue; where there is none, copies it; where
 * that is refused, shows it. Not shown where scripts don't run.
 */
export function ShareButton({ title, label, copiedText, addressLabel }: ShareButtonProps) {
  const [message, setMessage] = useState('');

  async function copy() {
    const url = addressOfPage();
    try {
      await navigator.clipboard.writeText(url);
      setMessage(copiedText);
    } catch {
      setMessage(`${addressLabel}: ${url}`);
    }
  }

  async function share() {
    setMessage('');
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, url: addressOfPage() });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) await copy();
    }
  }

  return (
    <div className={styles.share}>
      <ActionButton look="outline" size="small" onClick={() => void share()}>
        {label}
      </ActionButton>
      <p role="status" className={message ? '' : layout.hidden}>
        {message}
      </p>
    </div>
  );
}
