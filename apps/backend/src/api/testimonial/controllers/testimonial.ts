import { byPosition, createCollectionController, testimonialPopulate } from '#src/site'

export default createCollectionController('api::testimonial.testimonial', {
  sort: byPosition,
  whole: testimonialPopulate,
})
