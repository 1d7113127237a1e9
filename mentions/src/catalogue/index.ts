import accountingAndInvoicingSoftware from './accounting-and-invoicing-software.json' with { type: 'json' };
import advertisingAndWebAgencies from './advertising-and-web-agencies.json' with { type: 'json' };
import aiAssistantsAndModels from './ai-assistants-and-models.json' with { type: 'json' };
import aiCreativeTools from './ai-creative-tools.json' with { type: 'json' };
import airlines from './airlines.json' with { type: 'json' };
import analyticsAndData from './analytics-and-data.json' with { type: 'json' };
import audio from './audio.json' with { type: 'json' };
import automationAndNocode from './automation-and-nocode.json' with { type: 'json' };
import babyAndKids from './baby-and-kids.json' with { type: 'json' };
import backupAndStorage from './backup-and-storage.json' with { type: 'json' };
import banks from './banks.json' with { type: 'json' };
import buildingMaterials from './building-materials.json' with { type: 'json' };
import carRentalAndSharing from './car-rental-and-sharing.json' with { type: 'json' };
import cars from './cars.json' with { type: 'json' };
import charitiesAndConsumerOrganisations from './charities-and-consumer-organisations.json' with { type: 'json' };
import cloudAndDeveloperTools from './cloud-and-developer-tools.json' with { type: 'json' };
import coffeeAndTea from './coffee-and-tea.json' with { type: 'json' };
import computersAndPeripherals from './computers-and-peripherals.json' with { type: 'json' };
import consulting from './consulting.json' with { type: 'json' };
import consumerElectronicsAndSmartphones from './consumer-electronics-and-smartphones.json' with { type: 'json' };
import cosmeticsAndSkincare from './cosmetics-and-skincare.json' with { type: 'json' };
import coworking from './coworking.json' with { type: 'json' };
import crmAndSalesSoftware from './crm-and-sales-software.json' with { type: 'json' };
import crypto from './crypto.json' with { type: 'json' };
import customerSupportSoftware from './customer-support-software.json' with { type: 'json' };
import cybersecurityAndVpn from './cybersecurity-and-vpn.json' with { type: 'json' };
import dating from './dating.json' with { type: 'json' };
import dentalAndOpticalChains from './dental-and-optical-chains.json' with { type: 'json' };
import designAndVideoSoftware from './design-and-video-software.json' with { type: 'json' };
import digitalBanksAndFintech from './digital-banks-and-fintech.json' with { type: 'json' };
import diyAndGardenTools from './diy-and-garden-tools.json' with { type: 'json' };
import eSignatureAndDocuments from './e-signature-and-documents.json' with { type: 'json' };
import ecommercePlatforms from './ecommerce-platforms.json' with { type: 'json' };
import energyAndGas from './energy-and-gas.json' with { type: 'json' };
import erp from './erp.json' with { type: 'json' };
import eventsAndTicketing from './events-and-ticketing.json' with { type: 'json' };
import eyewearWatchesAndJewellery from './eyewear-watches-and-jewellery.json' with { type: 'json' };
import fashionAndLuxury from './fashion-and-luxury.json' with { type: 'json' };
import fitnessGymsAndWearables from './fitness-gyms-and-wearables.json' with { type: 'json' };
import foodAndDrinkBrands from './food-and-drink-brands.json' with { type: 'json' };
import furnitureAndHome from './furniture-and-home.json' with { type: 'json' };
import gamingPlatformsAndStudios from './gaming-platforms-and-studios.json' with { type: 'json' };
import hairAndPersonalCare from './hair-and-personal-care.json' with { type: 'json' };
import healthServicesAndTelemedicine from './health-services-and-telemedicine.json' with { type: 'json' };
import heatingCoolingAndSolar from './heating-cooling-and-solar.json' with { type: 'json' };
import hostingAndDomains from './hosting-and-domains.json' with { type: 'json' };
import hotelsAndBooking from './hotels-and-booking.json' with { type: 'json' };
import hrAndPayrollSoftware from './hr-and-payroll-software.json' with { type: 'json' };
import industrialAndB2bSuppliers from './industrial-and-b2b-suppliers.json' with { type: 'json' };
import insurance from './insurance.json' with { type: 'json' };
import investingAndBrokers from './investing-and-brokers.json' with { type: 'json' };
import kitchensAndAppliances from './kitchens-and-appliances.json' with { type: 'json' };
import languagesAndOnlineLearning from './languages-and-online-learning.json' with { type: 'json' };
import legalAndTaxServices from './legal-and-tax-services.json' with { type: 'json' };
import logisticsAndCouriers from './logistics-and-couriers.json' with { type: 'json' };
import marketingAndEmailSoftware from './marketing-and-email-software.json' with { type: 'json' };
import marketplacesAndRetailChains from './marketplaces-and-retail-chains.json' with { type: 'json' };
import mattresses from './mattresses.json' with { type: 'json' };
import motorcyclesBikesAndScooters from './motorcycles-bikes-and-scooters.json' with { type: 'json' };
import movingStorageAndCleaning from './moving-storage-and-cleaning.json' with { type: 'json' };
import musicInstruments from './music-instruments.json' with { type: 'json' };
import newsAndPublishers from './news-and-publishers.json' with { type: 'json' };
import paymentsAndPos from './payments-and-pos.json' with { type: 'json' };
import petFoodAndCare from './pet-food-and-care.json' with { type: 'json' };
import pharmacyAndSupplements from './pharmacy-and-supplements.json' with { type: 'json' };
import photographyAndDrones from './photography-and-drones.json' with { type: 'json' };
import projectManagementAndCollaboration from './project-management-and-collaboration.json' with { type: 'json' };
import publishingAndBookshops from './publishing-and-bookshops.json' with { type: 'json' };
import realEstate from './real-estate.json' with { type: 'json' };
import recruitingAndJobBoards from './recruiting-and-job-boards.json' with { type: 'json' };
import restaurantsAndDelivery from './restaurants-and-delivery.json' with { type: 'json' };
import schoolsUniversitiesMba from './schools-universities-mba.json' with { type: 'json' };
import seoAndAiVisibility from './seo-and-ai-visibility.json' with { type: 'json' };
import shoes from './shoes.json' with { type: 'json' };
import smallAppliancesAndVacuum from './small-appliances-and-vacuum.json' with { type: 'json' };
import smartHomeAndCameras from './smart-home-and-cameras.json' with { type: 'json' };
import socialNetworksAndMessaging from './social-networks-and-messaging.json' with { type: 'json' };
import sportswearAndOutdoor from './sportswear-and-outdoor.json' with { type: 'json' };
import streamingAndMedia from './streaming-and-media.json' with { type: 'json' };
import supermarketsAndGrocery from './supermarkets-and-grocery.json' with { type: 'json' };
import sweetsAndBakery from './sweets-and-bakery.json' with { type: 'json' };
import telecomsAndInternet from './telecoms-and-internet.json' with { type: 'json' };
import toysAndGames from './toys-and-games.json' with { type: 'json' };
import trainsFerriesAndBuses from './trains-ferries-and-buses.json' with { type: 'json' };
import travelToursAndCruises from './travel-tours-and-cruises.json' with { type: 'json' };
import tyresAndCarParts from './tyres-and-car-parts.json' with { type: 'json' };
import ventureAndAccelerators from './venture-and-accelerators.json' with { type: 'json' };
import verticalSoftware from './vertical-software.json' with { type: 'json' };
import waterAndSoftDrinks from './water-and-soft-drinks.json' with { type: 'json' };
import websiteBuildersAndCms from './website-builders-and-cms.json' with { type: 'json' };
import wineBeerAndSpirits from './wine-beer-and-spirits.json' with { type: 'json' };
import { identityKey } from '../linking/identity.ts';

/** A company of the markets Citato's users ask about. Data, written by us: evidence for the reader, never a gate. */
export interface CatalogueCompany {
  name: string;
  domain?: string;
  aliases?: readonly string[];
  sector: string;
}

interface CatalogueLine {
  name: string;
  domain?: string;
  aliases?: string[];
}

const sectors: Readonly<Record<string, readonly CatalogueLine[]>> = {
  'accounting-and-invoicing-software': accountingAndInvoicingSoftware,
  'advertising-and-web-agencies': advertisingAndWebAgencies,
  'ai-assistants-and-models': aiAssistantsAndModels,
  'ai-creative-tools': aiCreativeTools,
  airlines,
  'analytics-and-data': analyticsAndData,
  audio,
  'automation-and-nocode': automationAndNocode,
  'baby-and-kids': babyAndKids,
  'backup-and-storage': backupAndStorage,
  banks,
  'building-materials': buildingMaterials,
  'car-rental-and-sharing': carRentalAndSharing,
  cars,
  'charities-and-consumer-organisations': charitiesAndConsumerOrganisations,
  'cloud-and-developer-tools': cloudAndDeveloperTools,
  'coffee-and-tea': coffeeAndTea,
  'computers-and-peripherals': computersAndPeripherals,
  consulting,
  'consumer-electronics-and-smartphones': consumerElectronicsAndSmartphones,
  'cosmetics-and-skincare': cosmeticsAndSkincare,
  coworking,
  'crm-and-sales-software': crmAndSalesSoftware,
  crypto,
  'customer-support-software': customerSupportSoftware,
  'cybersecurity-and-vpn': cybersecurityAndVpn,
  dating,
  'dental-and-optical-chains': dentalAndOpticalChains,
  'design-and-video-software': designAndVideoSoftware,
  'digital-banks-and-fintech': digitalBanksAndFintech,
  'diy-and-garden-tools': diyAndGardenTools,
  'e-signature-and-documents': eSignatureAndDocuments,
  'ecommerce-platforms': ecommercePlatforms,
  'energy-and-gas': energyAndGas,
  erp,
  'events-and-ticketing': eventsAndTicketing,
  'eyewear-watches-and-jewellery': eyewearWatchesAndJewellery,
  'fashion-and-luxury': fashionAndLuxury,
  'fitness-gyms-and-wearables': fitnessGymsAndWearables,
  'food-and-drink-brands': foodAndDrinkBrands,
  'furniture-and-home': furnitureAndHome,
  'gaming-platforms-and-studios': gamingPlatformsAndStudios,
  'hair-and-personal-care': hairAndPersonalCare,
  'health-services-and-telemedicine': healthServicesAndTelemedicine,
  'heating-cooling-and-solar': heatingCoolingAndSolar,
  'hosting-and-domains': hostingAndDomains,
  'hotels-and-booking': hotelsAndBooking,
  'hr-and-payroll-software': hrAndPayrollSoftware,
  'industrial-and-b2b-suppliers': industrialAndB2bSuppliers,
  insurance,
  'investing-and-brokers': investingAndBrokers,
  'kitchens-and-appliances': kitchensAndAppliances,
  'languages-and-online-learning': languagesAndOnlineLearning,
  'legal-and-tax-services': legalAndTaxServices,
  'logistics-and-couriers': logisticsAndCouriers,
  'marketing-and-email-software': marketingAndEmailSoftware,
  'marketplaces-and-retail-chains': marketplacesAndRetailChains,
  mattresses,
  'motorcycles-bikes-and-scooters': motorcyclesBikesAndScooters,
  'moving-storage-and-cleaning': movingStorageAndCleaning,
  'music-instruments': musicInstruments,
  'news-and-publishers': newsAndPublishers,
  'payments-and-pos': paymentsAndPos,
  'pet-food-and-care': petFoodAndCare,
  'pharmacy-and-supplements': pharmacyAndSupplements,
  'photography-and-drones': photographyAndDrones,
  'project-management-and-collaboration': projectManagementAndCollaboration,
  'publishing-and-bookshops': publishingAndBookshops,
  'real-estate': realEstate,
  'recruiting-and-job-boards': recruitingAndJobBoards,
  'restaurants-and-delivery': restaurantsAndDelivery,
  'schools-universities-mba': schoolsUniversitiesMba,
  'seo-and-ai-visibility': seoAndAiVisibility,
  shoes,
  'small-appliances-and-vacuum': smallAppliancesAndVacuum,
  'smart-home-and-cameras': smartHomeAndCameras,
  'social-networks-and-messaging': socialNetworksAndMessaging,
  'sportswear-and-outdoor': sportswearAndOutdoor,
  'streaming-and-media': streamingAndMedia,
  'supermarkets-and-grocery': supermarketsAndGrocery,
  'sweets-and-bakery': sweetsAndBakery,
  'telecoms-and-internet': telecomsAndInternet,
  'toys-and-games': toysAndGames,
  'trains-ferries-and-buses': trainsFerriesAndBuses,
  'travel-tours-and-cruises': travelToursAndCruises,
  'tyres-and-car-parts': tyresAndCarParts,
  'venture-and-accelerators': ventureAndAccelerators,
  'vertical-software': verticalSoftware,
  'water-and-soft-drinks': waterAndSoftDrinks,
  'website-builders-and-cms': websiteBuildersAndCms,
  'wine-beer-and-spirits': wineBeerAndSpirits,
};

const companies: readonly CatalogueCompany[] = Object.entries(sectors).flatMap(([sector, lines]) =>
  lines.map((line) => ({ ...line, sector })),
);

const byKey = new Map<string, CatalogueCompany>();
for (const company of companies) addKey(identityKey(company.name), company);
for (const company of companies)
  for (const alias of company.aliases ?? []) addKey(identityKey(alias), company);

function addKey(key: string, company: CatalogueCompany): void {
  if (!byKey.has(key)) byKey.set(key, company);
}

/** All companies, sector by sector. */
export const listCatalogue = (): readonly CatalogueCompany[] => companies;

/** The company a name or alias belongs to, by its identity key; null when the catalogue does not know it. */
export const companyOf = (key: string): CatalogueCompany | null => byKey.get(key) ?? null;
