import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'Konumunuz',
    zoomIn: 'Yakınlaştır',
    zoomOut: 'Uzaklaştır',
    tilesMissing: 'Sokak haritası yok; basit harita gösteriliyor',
    loadStreetDetail: 'Sokakları yükle',
    streetDetailReason: 'Sokak haritası başka bir sunucudan gelir; o sunucu hangi bölgeye baktığınızı görür.',
  },
};
