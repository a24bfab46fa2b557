// The 210 (SB-29) for two: what every row at which the first's turn can end is worth to the first.
//
//   nvcc -O3 -std=c++17 -arch=native -o build/two_ten tables/two_ten.cu && build/two_ten build/two_ten.raw
//   python tables/two_ten.py build/two_ten.raw
//
// A row is an integer, bit n−1 for the number n. Rows are taken in the order of their score ("places"), so whatever a
// roll makes of a row lies before it. First the ties (SB-13): `parts[a, b]`, the part of the one who rolls first, for
// all pairs of last rows of equal score, 37 GB. Then, for each of 661,918 rows of the first, the second's turn played
// best against just that row, a thousand of them side by side: 30 million million steps.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

using std::max;
using std::min;
using std::vector;

constexpr int NUMBERS = 20, DICE = 4, TOTALS = 6 * DICE + 1, AT_ONCE = 1024, THREADS = 128;
constexpr int ROWS = 1 << NUMBERS, MOST = NUMBERS * (NUMBERS + 1) / 2;
constexpr double SURE = 1 - 1e-12;

struct Level {       // the last rows of a score
    long long parts; // where their ties start
    int count, first;
};

struct Plan { // by place: which totals are of use, whether fewer dice may be thrown, and what each total makes of it
    const unsigned *useful;
    const char *choice;
    const long long *start;
    const int *after;
};

__constant__ double chance[DICE + 1][TOTALS];
__constant__ Level levels[MOST + 1];

static void check(cudaError_t code) {
    if (code != cudaSuccess) {
        fprintf(stderr, "%s\n", cudaGetErrorString(code));
        exit(1);
    }
}

// The part of the first of two tied, for all pairs of last rows of a score; `plan` is by last row, not by place.
__global__ void break_ties(double *parts, int score, Plan plan) {
    const Level level = levels[score];
    const int mine = blockIdx.y, other = blockIdx.x * THREADS + threadIdx.x;
    if (other >= level.count) return;
    const int one = level.first + mine, two = level.first + other;
    const int fewest = plan.choice[one] ? 1 : DICE, fewest_other = plan.choice[two] ? 1 : DICE;
    double missed = 1, top[TOTALS];
    for (int dice = fewest_other; dice <= DICE; dice++) {
        double used = 0;
        for (int t = dice; t <= 6 * dice; t++)
            if (plan.useful[two] >> t & 1) used += chance[dice][t];
        missed = min(missed, 1 - used);
    }
    for (int t = 1; t < TOTALS; t++) {
        if (!(plan.useful[one] >> t & 1)) continue;
        const bool both = plan.useful[two] >> t & 1;
        double again = 0, least = t == score ? 1 : 2;
        if (both && t < score) {
            const Level lower = levels[score - t];
            for (long long i = plan.start[one * TOTALS + t]; i < plan.start[one * TOTALS + t + 1]; i++) {
                const double *row = parts + lower.parts + (long long)plan.after[i] * lower.count;
                double worst = 1;
                for (long long j = plan.start[two * TOTALS + t]; j < plan.start[two * TOTALS + t + 1]; j++)
                    worst = min(worst, row[plan.after[j]]);
                again = max(again, worst);
            }
        }
        for (int dice = fewest_other; t < score && dice <= DICE; dice++) {
            double kept = both ? 1 + chance[dice][t] * again : 1;
            for (int u = max(t, dice); u <= 6 * dice; u++)
                if (plan.useful[two] >> u & 1) kept -= chance[dice][u];
            least = min(least, kept);
        }
        top[t] = least;
    }
    double best = 0;
    for (int dice = fewest; dice <= DICE; dice++) {
        double won = 0, failed = 1;
        for (int t = dice; t <= 6 * dice; t++)
            if (plan.useful[one] >> t & 1) won += chance[dice][t] * top[t], failed -= chance[dice][t];
        if (failed * missed < SURE) best = max(best, won / (1 - failed * missed));
    }
    const bool hope = plan.useful[one] || plan.useful[two];
    parts[level.parts + (long long)mine * level.count + other] = hope ? best : 0.5;
}

// The second's turn at the rows of score `now`, against rows of the first of score `target`, one a thread.
__global__ void turn(double *worth, const double *parts, int target, int now, int from, int lowest, int column,
                     int columns, Plan plan, const int *last) {
    const int place = from + blockIdx.x, mine = blockIdx.y * THREADS + threadIdx.x;
    if (mine >= columns) return;
    const Level level = levels[target];
    double end = 0, top[TOTALS];
    if (now == target && last[place] >= 0)
        end = 1 - parts[level.parts + (long long)(column + mine) * level.count + last[place]];
#pragma unroll
    for (int t = 1; t < TOTALS; t++) {
        top[t] = plan.useful[place] >> t & 1 ? t > now - target : end;
        if (t <= now - target)
            for (long long i = plan.start[place * TOTALS + t]; i < plan.start[place * TOTALS + t + 1]; i++)
                top[t] = max(top[t], worth[(long long)(plan.after[i] - lowest) * AT_ONCE + mine]);
    }
    double best = 0;
    for (int dice = plan.choice[place] ? 1 : DICE; dice <= DICE; dice++) {
        double total = 0;
#pragma unroll
        for (int t = 1; t < TOTALS; t++) total += chance[dice][t] * top[t];
        best = max(best, total);
    }
    worth[(long long)(place - lowest) * AT_ONCE + mine] = best;
}

template <class T> static T *on_card(const vector<T> &values) {
    T *there;
    check(cudaMalloc(&there, values.size() * sizeof(T)));
    check(cudaMemcpy(there, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
    return there;
}

int main(int count, char **arguments) {
    if (count != 2) return fprintf(stderr, "say where to write the values, one a row\n"), 1;
    double likely[DICE + 1][TOTALS] = {{1}};
    for (int dice = 1; dice <= DICE; dice++)
        for (int t = 1; t < TOTALS; t++)
            for (int face = 1; face <= min(6, t); face++) likely[dice][t] += likely[dice - 1][t - face] / 6;
    check(cudaMemcpyToSymbol(chance, likely, sizeof likely));

    vector<int> score(ROWS), first(MOST + 2), place(ROWS), row(ROWS);
    vector<vector<int>> sets(TOTALS);
    for (int r = 0; r < ROWS; r++) {
        for (int n = 0; n < NUMBERS; n++) score[r] += r >> n & 1 ? n + 1 : 0;
        if (score[r] < TOTALS) sets[score[r]].push_back(r);
        first[score[r] + 1]++;
    }
    for (int s = 0; s <= MOST; s++) first[s + 1] += first[s];
    vector<int> next(first);
    for (int r = 0; r < ROWS; r++) row[place[r] = next[score[r]]++] = r;

    vector<unsigned> useful(ROWS);
    vector<char> choice(ROWS);
    vector<long long> start(1);
    vector<int> after;
    for (int p = 0; p < ROWS; p++) {
        choice[p] = row[p] < 1 << 6; // SB-07: nothing above 6 is open
        for (int t = 0; t < TOTALS; t++) {
            for (int set : sets[t])
                if (t >= (choice[p] ? 1 : DICE) && !(set & ~row[p])) after.push_back(place[row[p] & ~set]);
            if ((long long)after.size() > start.back()) useful[p] |= 1u << t;
            start.push_back(after.size());
        }
    }

    vector<int> last(ROWS, -1), ends; // by place its number among the last rows of its score; and these rows' places
    vector<Level> level(MOST + 1);
    long long pairs = 0;
    for (int s = 1; s <= MOST; s++) {
        level[s] = {pairs, 0, (int)ends.size()};
        for (int p = first[s]; p < first[s + 1]; p++) {
            bool stuck = false;
            for (int t = choice[p] ? 1 : DICE; t < TOTALS; t++) stuck = stuck || !(useful[p] >> t & 1);
            if (stuck) last[p] = level[s].count++, ends.push_back(p);
        }
        pairs += (long long)level[s].count * level[s].count;
    }
    check(cudaMemcpyToSymbol(levels, level.data(), sizeof(Level) * level.size()));

    vector<unsigned> end_useful;
    vector<char> end_choice;
    vector<long long> end_start(1);
    vector<int> end_after; // what a roll makes of a last row is a last row too, or the shut box
    for (int p : ends) {
        end_useful.push_back(useful[p]), end_choice.push_back(choice[p]);
        for (int t = 0; t < TOTALS; t++) {
            for (long long i = start[(long long)p * TOTALS + t]; i < start[(long long)p * TOTALS + t + 1]; i++)
                end_after.push_back(last[after[i]]);
            end_start.push_back(end_after.size());
        }
    }

    double *parts, *worth;
    check(cudaMalloc(&parts, pairs * sizeof(double)));
    check(cudaMalloc(&worth, sizeof(double) * ROWS * AT_ONCE));
    const Plan tie = {on_card(end_useful), on_card(end_choice), on_card(end_start), on_card(end_after)};
    for (int s = 1; s <= MOST; s++)
        if (level[s].count)
            break_ties<<<dim3((level[s].count + THREADS - 1) / THREADS, level[s].count), THREADS>>>(parts, s, tie);
    check(cudaDeviceSynchronize());

    const Plan plan = {on_card(useful), on_card(choice), on_card(start), on_card(after)};
    const int *last_there = on_card(last);
    vector<double> wins(ROWS), some(AT_ONCE);
    for (int s = 1; s <= MOST; s++)
        for (int column = 0; column < level[s].count; column += AT_ONCE) {
            const int columns = min(AT_ONCE, level[s].count - column);
            for (int now = s; now <= MOST; now++)
                if (first[now + 1] > first[now])
                    turn<<<dim3(first[now + 1] - first[now], (columns + THREADS - 1) / THREADS), THREADS>>>(
                        worth, parts, s, now, first[now], first[s], column, columns, plan, last_there);
            check(cudaGetLastError());
            check(cudaMemcpy(some.data(), worth + (long long)(ROWS - 1 - first[s]) * AT_ONCE,
                             columns * sizeof(double), cudaMemcpyDeviceToHost));
            for (int i = 0; i < columns; i++) wins[row[ends[level[s].first + column + i]]] = 1 - some[i];
        }

    FILE *out = fopen(arguments[1], "wb");
    if (!out || fwrite(wins.data(), sizeof(double), ROWS, out) != ROWS || fclose(out)) return perror(arguments[1]), 1;
}
