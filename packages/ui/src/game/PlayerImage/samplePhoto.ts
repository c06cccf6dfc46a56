/** A drawing that stands for a photograph, for stories. */
export const samplePhoto =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 92" width="96" height="92"%3E%3Ccircle cx="48" cy="30" r="20" fill="%23c98"/%3E%3Cpath fill="%23237" d="M6 92a42 38 0 0 1 84 0z"/%3E%3C/svg%3E';
