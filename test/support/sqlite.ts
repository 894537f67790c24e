import { freshDataDir } from './data-dir.js';

freshDataDir();
process.env.DATABASE_URL = 'sqlite:';
