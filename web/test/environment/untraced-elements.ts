// React remembers of every element who made it, in a task and a stack, for a debugger and for an overlay of errors. Tests
// have neither, and it takes a sixth of their processor time. What React warns of stays as it is.

// Asked for once, when React is loaded.
Reflect.deleteProperty(console, 'createTask');

const React = await import('react');
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
// From ten thousand a second on, React makes no stacks. An edition that counts elsewhere only makes them again.
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
