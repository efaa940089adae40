/** The keys that the tests press. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Space';

/** What tests can tell any browser to do, whatever drives it. Each driver has one page. */
export type Driver = {
  goto(url: string): Promise<void>;
  /** Gives the page this inner size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs an expression in the page, even where the page's own scripts may not run. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

/** A running browser, which provides pages that know nothing about one another. */
export type Browser = { newDriver(): Promise<Driver>; close(): Promise<void> };
