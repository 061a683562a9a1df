/** Actions arrive as words; here they are taken apart, once each, as the generated `VERBS` of a title declare them. */

/** An action as it arrives: its words, or an offer that holds them. */
type Action = string | { action: string };

export function reader<Move extends { verb: string }>(
  verbs: Record<string, readonly string[]>,
): (action: Action) => Move {
  const known = new Map<string, Move>();
  return (action) => {
    const text = typeof action === 'string' ? action : action.action;
    let move = known.get(text);
    if (!move) known.set(text, (move = read(verbs, text) as Move));
    return move;
  };
}

function read(verbs: Record<string, readonly string[]>, text: string): { verb: string } {
  const [verb = '', ...words] = text.split(' ');
  const args = (verbs[verb] ?? []).map((name, at) => {
    const [fixed, word] = name.split('=', 2) as [string, string | undefined];
    if (word !== undefined) return [fixed, word];
    return name.startsWith('#') ? [name.slice(1), Number(words[at])] : [name, words[at]];
  });
  return { verb, ...Object.fromEntries(args) };
}

/** Whether one of its arguments is that: the card that it plays, the region it goes to. */
export const isAbout = (move: { verb: string }, slug: string): boolean =>
  Object.entries(move).some(([name, value]) => name !== 'verb' && value === slug);

/** Its arguments as words, in order. */
export const argsOf = ({ verb: _verb, ...args }: { verb: string }): string[] => Object.values(args).map(String);
