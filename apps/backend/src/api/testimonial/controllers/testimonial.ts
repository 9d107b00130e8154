import { byPosition, collectionController } from '#src/content/collection-controller'
import { testimonial } from '#src/populate/testimonial'

export default collectionController('api::testimonial.testimonial', {
  sort: byPosition,
  whole: testimonial,
})
