// Comfort of the media bin: what is done there happens without loading the page anew, and what others do appears.
import { offerActions } from './bin/actions.js';
import { Deeds } from './bin/deeds.js';
import { offerDrag } from './bin/drag.js';
import { followBin } from './bin/follow.js';
import { Shelf } from './bin/shelf.js';

const shelf = new Shelf(document.querySelector<HTMLElement>('#clips')!);
document.querySelector('.content')!.classList.add('live');
const look = followBin(shelf);
const deeds = new Deeds(shelf, look);
offerActions(shelf, look, deeds);
offerDrag(shelf, deeds);
