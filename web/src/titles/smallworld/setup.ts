/** Small World of Warcraft on the front page. */
import type { TitleSetup } from '../setup';
import picture from './art/front.avif';

export default { place: 2, picture, seats: [1, 2, 3, 4, 5] } satisfies TitleSetup;
