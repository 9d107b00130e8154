import { collectionController } from '../../../content/collection-controller'
import { testimonial } from '../../../populate/testimonial'

export default collectionController('api::testimonial.testimonial', {
  sort: 'position:asc',
  whole: testimonial,
})
