/** Room names of the industry: four that are playing, then one that is paused. */
export interface ArtProps {
  places: readonly string[]
}
