const { readRooms } = require('./read-rooms.cjs');

/**
 * What every room of a server feature stands on: its rules, stores and templates, its tables, errors, metrics, the
 * shapes of what it is given, its jobs' names and its events.
 */
const GROUND =
  '((rules|store|templates)/|(tables|errors|store|metrics|[a-z-]+-(deps|job|schema|added|changed|deleted|finished))\\.ts$)';

/** Inside a feature: a room uses its feature's ground and the rooms it names; the ground uses no room. */
const listRoomRules = ({ forbid, TEST_FILE }) =>
  Object.entries(readRooms()).flatMap(([path, rooms]) => {
    const [side, , , feature] = path.split('/');
    const folder = `^${path}/`;
    const ground = side === 'server' ? `${GROUND}|` : '';
    return [
      ...Object.entries(rooms).map(([room, { uses }]) =>
        forbid(
          `${side}-${feature}-${room}`,
          `${path}/rooms.json says whom ${room} may use: ${uses.join(', ') || 'no other room'}, beside what carries all rooms of the feature.`,
          { path: `${folder}${room}/`, pathNot: TEST_FILE },
          { path: `${folder}(?!${ground}(${[room, ...uses].join('|')})/)` },
        ),
      ),
      ...(side === 'server'
        ? [
            forbid(
              `ground-of-${feature}`,
              `Rules, stores, tables and shapes at the root of ${feature} carry its rooms and use none of them.`,
              { path: `${folder}${GROUND}`, pathNot: TEST_FILE },
              { path: `${folder}(${Object.keys(rooms).join('|')})/` },
            ),
          ]
        : []),
    ];
  });

module.exports = { listRoomRules };
