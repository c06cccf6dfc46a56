/** Where a booster stands in the shown round. Players are names as they are written. */
export type BoosterAvailability =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'active';
      readonly player: string | null;
      /** Why it can no longer be reset, where it cannot. */
      readonly refusal?: string;
    }
  | { readonly kind: 'used'; readonly roundNumber: number; readonly player: string | null }
  | { readonly kind: 'locked'; readonly reason: string };
