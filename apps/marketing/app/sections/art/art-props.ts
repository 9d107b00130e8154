/** What a picture of the product may name: rooms of the industry, four that play, then one at rest. */
export interface ArtProps {
  places: readonly string[]
}
