export const genders = ['male', 'female', 'another', 'prefer_not_to_say'] as const;
export type Gender = (typeof genders)[number];
