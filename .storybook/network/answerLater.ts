/** A call that answers as a network does: the browser handles other events before the answer is there. */
export function answerLater<Answer>(answer: Answer): () => Promise<Answer> {
  return () => new Promise((resolve) => setTimeout(resolve, 0, answer));
}
