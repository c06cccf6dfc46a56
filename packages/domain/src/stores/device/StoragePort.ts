/** Texts kept on the fan's device, by name. A device that keeps nothing answers nothing and says nothing. */
export interface StoragePort {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
  /** The names of all texts that are kept now. */
  readonly names: () => readonly string[];
}
