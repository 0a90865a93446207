// Written by `sandtable learn`: limanowa, 2000 games each, seed sfc32:1914. Do not edit.
export const LEARNED = {
  versus: {
    weights: [
      0.1428, 2.4922, 0.2225, -0.1322, 0.0598, -0.1377, 1.3898, -1.9393, -0.2457, 0.7722, -0.2802, 0.2976, 0.4588,
      -0.1896, 0.1332, 0.0829, 0.0319,
    ],
    curve: [0.0094, 1.0277, -0.3791, 0.4749],
    missions: 1,
    matches: 2000,
    cases: 36364,
    brier: 0.1981,
    base: 0.2496,
    tenths: [
      { cases: 709, predicted: 0.0708, actual: 0.0973 },
      { cases: 1780, predicted: 0.1536, actual: 0.1775 },
      { cases: 5629, predicted: 0.2594, actual: 0.2619 },
      { cases: 6525, predicted: 0.3452, actual: 0.3258 },
      { cases: 2441, predicted: 0.4439, actual: 0.4543 },
      { cases: 2019, predicted: 0.5543, actual: 0.5691 },
      { cases: 4761, predicted: 0.6594, actual: 0.6522 },
      { cases: 10084, predicted: 0.7354, actual: 0.7308 },
      { cases: 1768, predicted: 0.8448, actual: 0.8784 },
      { cases: 648, predicted: 0.934, actual: 0.9614 },
    ],
  },
};
