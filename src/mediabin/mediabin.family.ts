import { defineFamily } from '../kit/index.js';
import { BinItem } from './bin-item.entity.js';
import { MediabinModule } from './mediabin.module.js';
import { RemovedBinItem } from './removed-bin-item.entity.js';

declare global {
  namespace MediaAssetPlatform {
    interface Problems {
      bin_full: true;
      nothing_to_undo: true;
    }
  }
}

export default defineFamily({
  name: 'mediabin',
  module: MediabinModule,
  entities: [BinItem, RemovedBinItem],
  problems: {
    bin_full: { status: 400, title: 'A media bin holds no more' },
    nothing_to_undo: { status: 409, title: 'There is nothing to undo' },
  },
  tags: { mediabin: "The caller's collection of media, in an order of their own." },
});
