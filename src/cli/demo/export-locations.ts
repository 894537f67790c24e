import type { Database } from '../../database/database.js';
import { ExportLocation } from '../../exportlocations/export-location.entity.js';
import { insertRows, readRows } from './insert.js';

const locations: Omit<ExportLocation, 'id'>[] = [
  { name: 'Playout server', description: 'Straight to air', uri: 'ftp://playout:0nAir-2026@ftp.example.org/incoming/' },
  {
    name: 'Partner exchange',
    description: 'For the other stations',
    uri: 'ftp://exchange@ftp.example.net/eurovision/',
  },
  { name: 'Cloud archive', description: 'Kept for thirty years', uri: 's3://example-media-archive/masters/' },
  { name: 'Web videos', description: '', uri: 's3://example-web-video/encoded/' },
  { name: 'Newsroom share', description: 'Mounted on every desk', uri: 'file:///mnt/newsroom/export/' },
  {
    name: 'Αρχείο ταινιών',
    description: 'Film prints, by post',
    uri: 'file:///mnt/film/%CE%B1%CF%81%CF%87%CE%B5%CE%AF%CE%BF/',
  },
];

/** Adds the locations whose names are not there yet. */
export async function plantExportLocations(database: Database): Promise<void> {
  const rows = await readRows<{ name: string }>(database, ExportLocation, 'name');
  const present = new Set(rows.map(({ name }) => name));
  const fresh = locations.filter(({ name }) => !present.has(name));
  await database.write((manager) => insertRows(manager, ExportLocation, fresh));
}
