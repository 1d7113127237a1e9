// The rooms of a feature stand in its rooms.json: what each holds, and which rooms of the same feature it may use.
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '../..');
const FOLDERS = ['server/src/features', 'web/src/features'];

/** The rooms of every feature that has some, by its folder: { 'web/src/features/billing': { checkout: { holds, uses } } }. */
function readRooms() {
  return Object.fromEntries(
    FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).map((feature) => `${folder}/${feature}`))
      .map((folder) => [folder, join(ROOT, folder, 'rooms.json')])
      .filter(([, file]) => existsSync(file))
      .map(([folder, file]) => [folder, JSON.parse(readFileSync(file, 'utf8'))]),
  );
}

module.exports = { readRooms };
