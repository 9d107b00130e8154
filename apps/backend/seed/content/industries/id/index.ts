import { associationBuilding } from './association-building'
import { barsAndPubs } from './bars-and-pubs'
import { cinema } from './cinema'
import { coursesAndTraining } from './courses-and-training'
import { hospitalsAndClinics } from './hospitals-and-clinics'
import { hotel } from './hotel'
import { office } from './office'
import { publicTransport } from './public-transport'
import { restaurant } from './restaurant'
import { salonAndBeauty } from './salon-and-beauty'
import { shoppingMall } from './shopping-mall'
import { sportsFacilities } from './sports-facilities'
import { touristAttraction } from './tourist-attraction'
import { transportation } from './transportation'

/** In display order. */
export const industries = {
  hotel,
  restaurant,
  'bars-and-pubs': barsAndPubs,
  'shopping-mall': shoppingMall,
  transportation,
  'tourist-attraction': touristAttraction,
  'sports-facilities': sportsFacilities,
  'salon-and-beauty': salonAndBeauty,
  'courses-and-training': coursesAndTraining,
  'public-transport': publicTransport,
  cinema,
  office,
  'association-building': associationBuilding,
  'hospitals-and-clinics': hospitalsAndClinics,
}
