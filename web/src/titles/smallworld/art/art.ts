/** Drawings and outlines travel as art, not as script. Tests have no server to fetch them from and read the file instead. */
export async function art<Data>(url: string): Promise<Data> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as Data;
}
