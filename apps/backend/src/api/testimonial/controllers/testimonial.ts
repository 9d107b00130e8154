import { byPosition, createCollectionController } from '#src/content/collection-controller'
import { testimonial } from '#src/populate/testimonial'

export default createCollectionController('api::testimonial.testimonial', {
  sort: byPosition,
  whole: testimonial,
})
