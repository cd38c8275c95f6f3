export { LobbyFacets as LobbyFacetsPart } from '#features/games/lobby-filters.tsx'
