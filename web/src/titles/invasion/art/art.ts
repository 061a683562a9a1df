/** Drawings and printed values travel as art, not as script. Tests have no server to fetch them from and read the files instead. */
export async function art<Data>(url: string): Promise<Data> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as Data;
}

const PICTURES = import.meta.glob<string>('./pictures/*.avif', { query: '?url', import: 'default', eager: true });
const CAPITALS = import.meta.glob<string>('./room/capital-*.avif', { query: '?url', import: 'default', eager: true });

export const pictureOf = (card: string): string => PICTURES[`./pictures/${card}.avif`] ?? '';
export const capitalOf = (race: string): string => CAPITALS[`./room/capital-${race}.avif`] ?? '';
