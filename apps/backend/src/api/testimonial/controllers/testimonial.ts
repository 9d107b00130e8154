import { byPosition, createCollectionController } from '#src/site/content/collection-controller'
import { testimonialPopulate } from '#src/site/populate/testimonial'

export default createCollectionController('api::testimonial.testimonial', {
  sort: byPosition,
  whole: testimonialPopulate,
})
