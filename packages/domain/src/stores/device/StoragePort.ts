/** Texts on the user's device, by name. Without storage, reading answers undefined and writing does nothing. */
export interface StoragePort {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
  /** The names of all stored texts. */
  readonly names: () => readonly string[];
}
