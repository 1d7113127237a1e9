// One file for both: each that the route table names costs every page a few bytes.
export { AuthorizePage } from '#pages/authorize';
export { DevelopersPage } from '#pages/developers';
