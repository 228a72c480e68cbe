import Foundation

/// Value noise, the same in each run.
struct Noise {
  let seed: UInt64

  init(_ seed: UInt64) { self.seed = seed }

  /// Returns a number from 0 to 1 for a point of the grid, by SplitMix64's finalizer.
  func random(_ x: Int, _ y: Int = 0) -> Double {
    var value = UInt64(bitPattern: Int64(x)) &* 0x9e37_79b9_7f4a_7c15
    value ^= UInt64(bitPattern: Int64(y)) &* 0xc2b2_ae3d_27d4_eb4f
    value ^= seed &* 0x1656_67b1_9e37_79f9
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((value ^ (value >> 31)) >> 11) / Double(1 << 53)
  }

  /// Returns smooth noise, from 0 to 1.
  func at(_ x: Double, _ y: Double = 0) -> Double {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (u, v) = (smooth(0, 1, x - left), smooth(0, 1, y - top))
    let upper = random(column, row) + (random(column + 1, row) - random(column, row)) * u
    let lower =
      random(column, row + 1) + (random(column + 1, row + 1) - random(column, row + 1)) * u
    return upper + (lower - upper) * v
  }

  /// Returns the sum of several octaves of noise, from 0 to 1.
  func fractal(_ x: Double, _ y: Double = 0, _ octaves: Int = 5, _ gain: Double = 0.5) -> Double {
    var (sum, amplitude, total, scale) = (0.0, 1.0, 0.0, 1.0)
    for octave in 0..<octaves {
      sum += amplitude * at(x * scale + Double(octave) * 17.3, y * scale + Double(octave) * 31.7)
      total += amplitude
      amplitude *= gain
      scale *= 2.03
    }
    return sum / total
  }

  /// Returns noise with sharp crests, from 0 to 1.
  func ridged(_ x: Double, _ y: Double = 0, _ octaves: Int = 6) -> Double {
    var (sum, amplitude, total, scale) = (0.0, 1.0, 0.0, 1.0)
    for octave in 0..<octaves {
      let value = 1 - abs(2 * at(x * scale + Double(octave) * 7.1, y * scale + 3.3) - 1)
      sum += amplitude * value * value
      total += amplitude
      amplitude *= 0.5
      scale *= 2.1
    }
    return sum / total
  }
}
