/** Availability of a booster in the shown round. Players are given as displayed names. */
export type BoosterAvailability =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'active';
      readonly player: string | null;
      /** Why an active booster can no longer be reset, if it cannot. */
      readonly refusal?: string;
    }
  | { readonly kind: 'used'; readonly roundNumber: number; readonly player: string | null }
  | { readonly kind: 'locked'; readonly reason: string };
