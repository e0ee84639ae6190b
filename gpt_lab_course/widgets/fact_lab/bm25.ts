// Retrieval by common tokens, BM25 (Robertson and Zaragoza 2009), as gpt_lab/tuning/retrieval.py has it.

const K = 1.5; // the saturation of repeated words
const B = 0.75; // the penalty for a document's length

/** The BM25 score of each document for a question; both are token IDs. */
export function scores(question: number[], documents: number[][]): number[] {
  const mean = documents.reduce((sum, one) => sum + one.length, 0) / documents.length || 1;
  const holding = (token: number) => documents.filter((one) => one.includes(token)).length;
  return documents.map((document) => {
    const least = K * (1 - B + B * document.length / mean);
    return question.reduce((sum, token) => {
      const count = document.filter((one) => one === token).length;
      if (!count) return sum;
      const n = holding(token);
      const rare = Math.log(1 + (documents.length - n + 0.5) / (n + 0.5));
      return sum + rare * count / (count + least);
    }, 0);
  });
}

/** The numbers of the k best, the best first; of equal ones the earlier comes first. */
export function nearest(scores: number[], k: number): number[] {
  const order = scores.map((_, i) => i);
  return order.sort((a, b) => Math.fround(scores[b]) - Math.fround(scores[a]) || a - b).slice(0, k);
}
