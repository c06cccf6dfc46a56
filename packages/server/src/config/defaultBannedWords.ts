/** Words that names of leagues and users may not contain unless the operator lists others: a short list of the worst. */
export const defaultBannedWords: readonly string[] =
  'cunt* fag faggot* fuck* hitler kike kikes motherfucker* nazi nazis nigga* nigger* rapist* shit* slut* twat* wank* whore*'.split(
    ' ',
  );
