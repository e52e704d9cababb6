import {
  attributesOf,
  CHOICE_NAMES,
  choicesOf,
  defaultChoices,
  defaultSettings,
  isSetting,
  settingsOf,
  TAKE_OVER,
} from '../core/settings';
import type {Choices, Direction, Settings} from '../core/settings';
import {
  listen,
  readAddress,
  readStored,
  readWishes,
  writeAttributes,
  writeStored,
  writeThemeColor,
} from './page';

/**
 * The settings of the page, kept equal in memory, storage and the attributes of `<html>`. Nothing
 * is touched before it is started.
 */
export class SettingsStore {
  private readonly listeners = new Set<() => void>();
  private readonly defaults: Choices;
  private choices: Choices;
  private settings: Settings;
  /** Choices of the address: they win over stored ones until the reader chooses otherwise. */
  private visit: Partial<Choices> = {};
  private attributes: Readonly<Record<string, string>> = {};
  private isStarted = false;

  /** @param direction that of the page's language */
  constructor(direction: Direction = 'ltr') {
    this.defaults = defaultChoices(direction);
    this.choices = this.defaults;
    this.settings = defaultSettings(direction);
  }

  /** Takes over from the inline script; later calls do nothing. */
  readonly start = (): void => {
    if (this.isStarted) return;
    this.isStarted = true;
    document.dispatchEvent(new Event(TAKE_OVER));
    this.visit = readAddress();
    this.readAgain(CHOICE_NAMES);
    listen(Object.keys(this.attributes), {
      onStored: (names) => {
        this.readAgain(names);
      },
      onWishes: () => {
        this.show();
      },
      // A theme's own provider, or the head's manager with the language's direction.
      onAttributes: () => {
        writeAttributes(this.attributes);
      },
      onRequest: (name, value) => {
        if (isSetting(name)) this.set(name, value as Settings[typeof name]);
      },
    });
  };

  /** The settings now: the same object until one of them changes. */
  readonly get = (): Settings => this.settings;

  /** Calls back after every change; returns what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.start();
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Chooses, shows the choice, and keeps it for later visits; it wins over the address from now
   * on. A value that is not one of the setting's changes nothing.
   */
  readonly set = <Name extends keyof Settings>(name: Name, value: Settings[Name]): void => {
    this.start();
    const current = {choices: this.choices, wishes: readWishes()};
    const chosen = choicesOf(name, value, current);
    const kept = Object.entries(this.visit).filter(([key]) => !(key in chosen));
    this.visit = Object.fromEntries(kept);
    for (const [key, choice] of Object.entries(chosen)) writeStored(key as keyof Choices, choice);
    this.choices = {...this.choices, ...chosen};
    this.show();
  };

  private readAgain(names: readonly (keyof Choices)[]): void {
    const stored = names.map((name) => [name, readStored(name) ?? this.defaults[name]]);
    this.choices = {...this.choices, ...Object.fromEntries(stored), ...this.visit} as Choices;
    this.show();
  }

  private show(): void {
    const wishes = readWishes();
    const next = settingsOf(this.choices, wishes);
    this.attributes = attributesOf(next, wishes);
    writeAttributes(this.attributes);
    writeThemeColor(next);
    if (isSame(next, this.settings)) return;
    this.settings = next;
    for (const listener of [...this.listeners]) listener();
  }
}

function isSame(a: Settings, b: Settings): boolean {
  return (Object.keys(a) as (keyof Settings)[]).every((name) => a[name] === b[name]);
}
